import { configuration } from './test/suites.mjs';

// `npx mocha` alone runs the core suite.
export default configuration;
