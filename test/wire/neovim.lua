-- What a person does in Neovim with the server, in the folder of the example. Each step and what it showed become a line of JSON in $WHQ_ANSWERS.
local answers = {}

local function keys(text)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(text, true, false, true), 'm', false)
end

-- Lets the editor work until there is such a value.
local function await(what, get)
  for _ = 1, 1500 do
    local value = get()
    if value then
      return value
    end
    local thread = coroutine.running()
    vim.defer_fn(function()
      assert(coroutine.resume(thread))
    end, 20)
    coroutine.yield()
  end
  error(what .. ' did not come')
end

local function answer(step, shown)
  table.insert(answers, vim.json.encode({ step = step, shown = shown }))
end

-- Puts the cursor on the first letter of the words.
local function go_to(words)
  vim.fn.cursor(1, 1)
  assert(vim.fn.search('\\V' .. words, 'cW') > 0, words)
end

local function floating_text()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), '\n')
    end
  end
end

local function session()
  vim.cmd('edit data/xml/rules/broken-rules.xml')
  local problems = await('problems', function()
    local found = vim.diagnostic.get(0)
    return #found > 0 and found
  end)
  answer(
    'diagnostics',
    vim.tbl_map(function(one)
      return (one.lnum + 1) .. ':' .. (one.col + 1) .. ' ' .. one.code .. ' ' .. one.message
    end, problems)
  )

  vim.cmd('edit scenario.md')
  go_to('Salt Crust 5+')
  -- Files are read one after another: until then a hover has less to say, or nothing.
  local card = await('a hover', function()
    keys('K')
    return await('a window', floating_text)
  end)
  answer('hover', { card })
  keys('<C-w>o')

  go_to('Salt Crust 5+')
  keys('gd')
  answer('definition', {
    await('the definition', function()
      local path = vim.fn.expand('%:t')
      return path ~= 'scenario.md' and path .. ':' .. vim.fn.line('.')
    end),
  })

  vim.cmd('edit scenario.md')
  vim.fn.cursor(vim.fn.line('$'), 1)
  keys('oThe hounds have Terr<C-x><C-o>')
  await('a completion', function()
    local line = vim.fn.getline('.')
    return line:find('Terr.')
  end)
  keys('<Esc>')
  await('the end of typing', function()
    return vim.fn.mode() == 'n'
  end)
  answer('completion', { vim.fn.getline('.') })
  vim.cmd('silent undo')

  vim.cmd('edit data/xml/monsters/salt-works.xml')
  go_to('brine-salt-crust')
  vim.lsp.buf.rename('brine-crust')
  await('the new name', function()
    return vim.fn.search('brine-crust', 'nw') > 0
  end)
  vim.cmd('silent wall')
  answer('rename', vim.fn.systemlist('grep -rnoE "id=.brine-(salt-)?crust." data | sort'))
end

coroutine.wrap(function()
  local is_good, message = xpcall(session, debug.traceback)
  if not is_good then
    answer('failure', { message })
  end
  vim.fn.writefile(answers, vim.env.WHQ_ANSWERS)
  vim.cmd('qall!')
end)()
