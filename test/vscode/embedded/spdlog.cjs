// Stands in for @vscode/spdlog, the native module that VS Code logs through, so that no compiler is needed.
const { appendFileSync, mkdirSync } = require('node:fs');
const { dirname } = require('node:path');

const levels = ['trace', 'debug', 'info', 'warning', 'error', 'critical'];

class Logger {
  constructor(_name, file) {
    this.file = file;
    this.level = levels.indexOf('info');
    this.raw = false;
    mkdirSync(dirname(file), { recursive: true });
  }

  write(level, message) {
    if (level < this.level) return;
    const line = this.raw ? message : `${new Date().toISOString()} [${levels[level]}] ${message}\n`;
    try {
      appendFileSync(this.file, line);
    } catch {
      // The folder of the logs is deleted while the editor is still ending.
    }
  }

  trace(message) {
    this.write(0, message);
  }
  debug(message) {
    this.write(1, message);
  }
  info(message) {
    this.write(2, message);
  }
  warn(message) {
    this.write(3, message);
  }
  error(message) {
    this.write(4, message);
  }
  critical(message) {
    this.write(5, message);
  }
  setLevel(level) {
    this.level = level;
  }
  getLevel() {
    return this.level;
  }
  clearFormatters() {
    this.raw = true;
  }
  setPattern() {}
  flush() {}
  drop() {}
}

const createLogger = async (name, file) => new Logger(name, file);

// One assignment for each name: ES modules import them by name, and Node finds the names by reading this text.
exports.version = 0;
exports.Logger = Logger;
exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.shutdown = () => {};
exports.createRotatingLogger = createLogger;
exports.createAsyncRotatingLogger = createLogger;
