import type { ShellWords } from '../shell-words.js';
import { chatWords } from './chat.js';
import { mailWords } from './mail.js';
import { pageWords } from './page.js';
import { problems } from './problems.js';
import { replyWords } from './replies.js';
import { tableWords } from './table.js';

export const ru: ShellWords = {
  name: 'Русский',
  problems,
  table: tableWords,
  mail: mailWords,
  replies: replyWords,
  chat: chatWords,
  page: pageWords,
};
