import { disputeProblems } from './dispute-problems.js';
import { gameProblems } from './game-problems.js';
import type { ProblemCatalogue } from '../problem-words.js';
import { missingProblems } from './missing-problems.js';
import { proofProblems } from './proof-problems.js';
import { webhookProblems } from './webhook-problems.js';

export const problems: ProblemCatalogue = {
  ...gameProblems,
  ...disputeProblems,
  ...missingProblems,
  ...proofProblems,
  ...webhookProblems,
  'invalid-request': {
    title: 'Запрос не понят',
    wrong: 'Запрос не имеет той формы, которой требует этот вызов.',
    right: 'Исправьте то, что названо в "errors"; все вызовы описаны в openapi.json.',
  },
  'idempotency-key-required': {
    title: 'Нет Idempotency-Key',
    wrong: 'Для этого вызова нужен заголовок Idempotency-Key.',
    right:
      'Отправьте от 1 до 200 видимых знаков ASCII: новые для каждого действия и те же самые, если действие отправляется повторно.',
  },
  unauthenticated: {
    title: 'Нет действующего токена',
    wrong: 'Для этого вызова нужен bearer-токен, который действует сейчас.',
    right: 'Отправьте "Authorization: Bearer hkr_…". Учётную запись и токен к ней создаёт POST /v1/players.',
  },
  'mail-not-signed': {
    title: 'Письмо не подписано',
    wrong: 'Подпись этого письма неверна, или ей больше пяти минут.',
    right:
      'Отправьте в X-Harker-Signature HMAC-SHA256 от "<X-Harker-Timestamp>.<body>" с тем секретом, который есть у сервера.',
  },
  'missing-scope': {
    title: 'Токену это не разрешено',
    wrong: 'У токена нет нужного для этого права.',
    wrongWith: 'У токена нет права "{scope}".',
    right:
      'Используйте токен с этим правом. Токен не может дать другому токену больше прав, чем есть у него самого.',
  },
  'registration-closed': {
    title: 'Регистрация закрыта',
    wrong: 'На этом сервере посторонние не могут заводить учётные записи.',
    right: 'Попросите учётную запись у администратора.',
  },
  'not-found': {
    title: 'Не найдено',
    wrong: 'Здесь ничего нет.',
    right: 'Все вызовы этого сервера перечислены в openapi.json.',
  },
  'method-not-allowed': {
    title: 'Метод не разрешён',
    wrong: 'Этот путь так не вызывается.',
    right: 'Методы этого пути перечислены в заголовке Allow.',
  },
  'precondition-failed': {
    title: 'Условие не выполнено',
    wrong: 'Файл документации — не тот, который назван в If-Match или If-Unmodified-Since.',
    right: 'Запросите его без условия.',
  },
  'body-too-large': {
    title: 'Слишком большое тело',
    wrong: 'Тело запроса может быть не больше 64 KiB.',
    wrongWith: 'Наибольший размер тела этого запроса: {most}.',
    right: 'Отправьте меньше.',
  },
  'unsupported-media-type': {
    title: 'Это не JSON',
    wrong: 'Тела запросов — JSON.',
    wrongWith: 'Тело этого запроса должно быть такого типа: {type}.',
    right: 'Отправьте "Content-Type: application/json".',
    rightWith: 'Отправьте "Content-Type: {type}".',
  },
  'range-not-satisfiable': {
    title: 'Нет такой части',
    wrong: 'В файле документации нет части, названной в Range.',
    right: 'Запросите его без Range.',
  },
  'expectation-failed': {
    title: 'Ожидание не выполнено',
    wrong: 'Заголовок Expect требует того, чего этот сервер не делает.',
    right: 'Уберите Expect; понимается только "100-continue".',
  },
  'idempotency-key-reused': {
    title: 'Idempotency-Key уже использован',
    wrong: 'С этим ключом раньше пришло другое действие.',
    right: 'Берите новый ключ для каждого действия.',
  },
  'too-many-requests': {
    title: 'Слишком много запросов',
    wrong: 'Таких запросов было слишком много.',
    right: 'Подождите столько, сколько указано в Retry-After.',
  },
  'too-many-streams': {
    title: 'Слишком много потоков',
    wrong: 'На этом сервере открыто столько потоков и ожидающих запросов, сколько есть мест.',
    wrongWith: 'Открытых потоков и ожидающих запросов у вас: {most}. Больше одному игроку не разрешено.',
    right: 'Закройте ненужный или попробуйте снова через время, указанное в Retry-After.',
  },
  'internal-error': {
    title: 'Ошибка сервера',
    wrong: 'Что-то пошло не так, и вы в этом не виноваты.',
    right:
      'Попробуйте ещё раз. Если не поможет, сообщите администратору номер запроса, который стоит в "instance".',
  },
  'outcome-unknown': {
    title: 'Итог неизвестен',
    wrong: 'Сервер не может сказать, сделано ли это.',
    right:
      'Отправьте то же действие с тем же Idempotency-Key ещё раз: оно будет принято не больше одного раза. Если вызов ' +
      'был без ключа, сначала посмотрите, сделано ли это.',
  },
  contended: {
    title: 'Другие успели раньше',
    wrong: 'Игра каждый раз уходила вперёд, прежде чем это удавалось записать. Ничего не сделано.',
    right: 'Отправьте тот же запрос ещё раз после Retry-After.',
  },
  'not-ready': {
    title: 'Сервер не готов',
    wrong: 'Сервер не может связаться со своей базой данных.',
    right: 'Попробуйте ещё раз после Retry-After.',
  },
};
