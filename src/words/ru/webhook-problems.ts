import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with webhooks. */
export const webhookProblems = {
  'too-many-webhooks': {
    title: 'Слишком много вебхуков',
    wrong: 'У этой учётной записи уже столько вебхуков, сколько разрешено.',
    wrongWith: 'Вебхуков у этой учётной записи: {most}. Больше не разрешено.',
    right: 'Удалите ненужный. Вебхук без "game" вызывается для всех игр.',
  },
  'webhook-disabled': {
    title: 'Вебхук отключён',
    wrong: 'Этот вебхук отключён и не вызывается.',
    right: 'Сначала включите его: PATCH с {"state": "enabled"}.',
  },
  'webhook-unanswered': {
    title: 'Вебхук ещё не отвечал',
    wrong:
      'URL этого вебхука ни разу не ответил на вызов кодом 2xx, поэтому ничего не пересылается ему заново.',
    right: 'Сначала отправьте ему проверку запросом POST …/ping и ответьте на неё кодом 2xx.',
  },
  'webhook-url-refused': {
    title: 'Адрес не вызывается',
    wrong: 'Этот сервер не обращается по такому URL.',
    wrongWith: 'Этот сервер не обращается по такому URL: {why}.',
    right: 'Укажите URL с https, у узла которого сейчас есть публичные адреса, и порт 443 или 8443.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
