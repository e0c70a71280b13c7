import type { RefusalCode } from '../../refusals/refusal.js';
import type { ProblemWords } from '../problem-words.js';

/** What cannot be done with proofs and checkpoints. */
export const proofProblems = {
  'checkpoint-not-found': {
    title: 'Контрольная точка не найдена',
    wrong: 'Такой контрольной точки нет, или игра моложе её.',
    right: 'Список выдаёт GET /v1/checkpoints, начиная с самых новых.',
  },
  'game-here-already': {
    title: 'Эта игра здесь уже есть',
    wrong: 'Эта игра здесь уже хранится; записи, которые есть и там и тут, совпадают.',
    wrongWith:
      'Эта игра здесь уже хранится, но начиная с записи {parts} она другая: есть две истории, и обе подписаны.',
    right: 'Ничто не принимается дважды и не заменяется. Если историй две, сохраните оба файла.',
  },
  'bundle-not-verified': {
    title: 'Пакет не прошёл проверку',
    wrong: 'Пакет не проходит проверку.',
    wrongWith: 'Пакет не проходит проверку: {sentence}.',
    right: 'Получите его заново там, где шла игра, и проверьте программой проверки сами.',
  },
  'bundle-not-finished': {
    title: 'Игра не окончена',
    wrong: 'Принять можно только оконченную игру: до её конца открыто не всё.',
    right: 'Получите доказательство заново, когда игра будет окончена.',
  },
  'bundle-ruleset-unknown': {
    title: 'Здесь нет таких правил',
    wrong: 'На этом сервере нет набора правил этой игры.',
    wrongWith: 'На этом сервере нет набора правил {ruleset}.',
    right: 'Отправьте пакет на сервер, где он есть. Программе проверки сервер не нужен.',
  },
  'bundle-plays-otherwise': {
    title: 'Здесь другие правила',
    wrong: 'По правилам этого сервера игра пошла бы иначе.',
    wrongWith: 'По правилам этого сервера игра пошла бы иначе: {sentence}.',
    right: 'Отправьте пакет на сервер с теми правилами, по которым играли.',
  },
} as const satisfies Partial<Record<RefusalCode, ProblemWords>>;
