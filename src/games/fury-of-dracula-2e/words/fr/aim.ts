import type { Catalogue } from '../../../kit/message.js';

/** How each side wins, and what it does on its turn. */
export const aimWords: Catalogue = {
  'aim.dracula':
    'Vous gagnez dès qu’il y a 6 vampires en Europe. Leur nombre monte à chaque aube que vous voyez à terre, quand « Nouveau vampire » arrive à maturation et quand un chasseur est vaincu. À votre tour, vous vous déplacez sans être vu, posez la carte du lieu sur votre piste et y laissez une rencontre pour qui vous suit. Ménagez votre sang : quand il n’en reste plus, les chasseurs gagnent.',
  'aim.hunters':
    'Vous gagnez avec les autres chasseurs quand Dracula n’a plus de sang ; il gagne quand il y a 6 vampires en Europe. À votre tour, vous vous déplacez par la route, le rail ou la mer et fouillez la ville où vous arrivez : si elle est sur sa piste, sa carte est révélée, et vous y rencontrez ce qu’il a laissé, ou lui-même. Si vous ne rencontrez rien, vous vous reposez, vous ravitaillez ou échangez des objets. De jour, il a moins de cartes de combat que de nuit.',
};
