/** Which tests run. An entry file changes it before it imports the suites: a web worker has no environment that could say it. */
export const testSet = { isLong: false };
