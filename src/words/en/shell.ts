import type { ShellWords } from '../shell-words.js';
import { chatWords } from './chat.js';
import { mailWords } from './mail.js';
import { pageWords } from './page.js';
import { problems } from './problems.js';
import { replyWords } from './replies.js';
import { tableWords } from './table.js';
import { wrongWords } from './wrong.js';

export const en: ShellWords = {
  name: 'English',
  problems,
  wrong: wrongWords,
  table: tableWords,
  mail: mailWords,
  replies: replyWords,
  chat: chatWords,
  page: pageWords,
};
