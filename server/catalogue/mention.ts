export { type Mention, NameTable } from './nameTable.ts';
