import type { Catalogue } from '../../../kit/message.js';

/** How each side wins, and what it does on its turn. */
export const aimWords: Catalogue = {
  'aim.dracula':
    'Vous gagnez dès que votre influence atteint 13. Elle monte surtout quand un vampire arrive à maturation au bout de votre piste et quand un chasseur est vaincu. Pendant votre phase, vous vous déplacez sans être vu, posez la carte du lieu sur votre piste et laissez dans chaque ville une rencontre pour qui vous suit. À 15 dégâts, vous êtes détruit et les chasseurs gagnent.',
  'aim.hunters':
    'Vous gagnez avec les autres chasseurs quand Dracula a subi 15 dégâts ; il gagne quand son influence atteint 13. De jour comme de nuit, chacun de vous fait une chose : se ravitailler, réserver des billets, se reposer, échanger, fouiller, utiliser une carte ou, de jour, se déplacer. Si la ville où vous finissez un déplacement est sur sa piste, sa carte est révélée : fouillez-y ce qu’il a laissé. S’il y est lui-même, vous le combattez au crépuscule ou à l’aube. Cherchez ses vampires avant qu’ils n’arrivent à maturation.',
};
