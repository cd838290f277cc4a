import { runServer } from './runServer.ts';

runServer();
