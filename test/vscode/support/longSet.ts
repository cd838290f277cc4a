import { testSet } from './testSet.ts';

testSet.isLong = true;
