import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What an account, a webhook or a page has not. */
export const missingProblems = {
  'token-not-found': {
    title: 'Токен не найден',
    wrong: 'У вас нет такого токена.',
    right: 'Ваши токены перечисляет GET /v1/me/tokens.',
  },
  'message-not-found': {
    title: 'Сообщение не найдено',
    wrong: 'В этой игре вы не писали такого сообщения.',
    right: 'Сообщения перечисляет GET /v1/games/{game}/messages; каждое стирает тот, кто его написал.',
  },
  'webhook-not-found': {
    title: 'Вебхук не найден',
    wrong: 'У вас нет такого вебхука.',
    right: 'Ваши вебхуки перечисляет GET /v1/webhooks.',
  },
  'delivery-not-found': {
    title: 'Доставка не найдена',
    wrong: 'У этого вебхука нет такой доставки, или она больше не хранится.',
    right: 'Доставки перечисляет GET /v1/webhooks/{webhook}/deliveries.',
  },
  'mail-not-found': {
    title: 'Письмо не найдено',
    wrong: 'В ящике для разработки нет такого письма.',
    right: 'Письма перечисляет GET /dev/mail.',
  },
  'no-mail-address': {
    title: 'Нет почтового адреса',
    wrong: 'У этой учётной записи нет почтового адреса, поэтому нет и настроек почты.',
    right: 'Укажите адрес запросом PUT /v1/me/mail.',
  },
  'mail-not-taken': {
    title: 'Почта так не принимается',
    wrong: 'Этот сервер не принимает писем от почтовой службы.',
    right: 'Его оператор может задать INBOUND_MAIL_SECRET.',
  },
  'problem-not-found': {
    title: 'Описание отказа не найдено',
    wrong: 'У этого сервера нет отказа с таким кодом.',
    right: 'Все коды перечисляет GET /problems.',
  },
  'page-not-found': {
    title: 'Страница не найдена',
    wrong: 'Такой страницы или такого файла нет.',
    right: 'Ко всем страницам ведут GET / и GET /docs.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
