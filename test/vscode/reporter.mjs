// mocha's usual report, which also says which tests had to be tried a second time, and why the first time failed.
import Mocha from 'mocha';

export default class extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.on(Mocha.Runner.constants.EVENT_TEST_RETRY, (test, error) => {
      console.log(`    tried again: ${test.fullTitle()}\n      ${error.message}`);
    });
  }
}
