import { byId, el } from './dom.js';

/**
 * Where the cells of a board lie that is a grid: the picture says of each by which member of an action it is named.
 * @returns nothing, where the board is no grid
 */
export function gridIn(picture) {
  const cells = [...picture.querySelectorAll('[data-member]')].map((cell) => ({
    ...cell.dataset,
    column: Number(cell.dataset.column),
    row: Number(cell.dataset.row),
    at: middleOf(cell),
  }));
  const { width, height } = picture.viewBox.baseVal;
  return cells.length < 2 ? undefined : { cells, width, height };
}

/** Pictures are put together of parts that are moved, and nothing else. */
function middleOf(cell) {
  const at = { x: 0, y: 0 };
  for (let one = cell; one !== null; one = one.parentElement) {
    const [, x = 0, y = 0] = /translate\(([\d.-]+)[ ,]([\d.-]+)\)/.exec(one.getAttribute('transform')) ?? [];
    at.x += Number(x);
    at.y += Number(y);
  }
  return at;
}

const isAt = (action, { member, value }) => String(action[member]) === value;

/** The cell of each action, where every one has a cell of its own. */
export function cellsOf(actions, grid) {
  const cells = actions.map((action) => grid?.cells.find((cell) => isAt(action, cell)));
  return cells.includes(undefined) || new Set(cells).size < cells.length ? undefined : cells;
}

/** Buttons as the cells lie on the board. */
export function laidOut(buttons, cells, grid) {
  const all = el('div', { class: 'buttons cells' }, buttons);
  const columns = Math.max(...grid.cells.map(({ column }) => column));
  all.style.setProperty('grid-template-columns', `repeat(${columns}, minmax(0, 1fr))`);
  for (const [place, { column, row }] of cells.entries()) {
    buttons[place].style.setProperty('grid-area', `${row} / ${column}`);
    Object.assign(buttons[place].dataset, { column, row });
  }
  return all;
}

const STEPS = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0] };

/** The next button that way in the same column or row. */
export function neighbour(from, key) {
  const [across, down] = STEPS[key];
  const distance = ({ dataset: { column, row } }) => {
    const [x, y] = [column - from.dataset.column, row - from.dataset.row];
    return (across === 0 ? x : y) === 0 ? x * across + y * down : 0;
  };
  return [...from.parentElement.querySelectorAll('button:not([hidden])')]
    .filter((one) => distance(one) > 0)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Whoever points at a cell means the one thing that can be done there; everything can be done by the buttons, too. */
export function pointAt(image, table) {
  const actionAt = ({ offsetX, offsetY }) => {
    const { grid, actions } = table;
    if (grid === undefined || byId('actions').hidden) return undefined;
    const [x, y] = [(offsetX / image.width) * grid.width, (offsetY / image.height) * grid.height];
    const away = ({ at }) => Math.hypot(at.x - x, at.y - y);
    const half = Math.min(...grid.cells.slice(1).map(({ at }) => between(at, grid.cells[0].at))) / 2;
    const cell = grid.cells.find((one) => away(one) < half);
    const meant = cell === undefined ? [] : actions.filter((action) => isAt(action, cell));
    return meant.length === 1 ? byId(`action-${meant[0].id}`) : undefined;
  };
  image.onclick = (event) => actionAt(event)?.click();
  image.onpointermove = (event) => image.classList.toggle('pointed', Boolean(actionAt(event)));
}

const between = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
