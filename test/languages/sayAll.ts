// Prints everything that the program says of the examples, in the language of the parameter, as JSON.
import { messagesFor } from '../../server/wording/messages.ts';
import { saidOfExamples } from './said.ts';

process.stdout.write(JSON.stringify(saidOfExamples(messagesFor(process.argv[2]))));
