/** Something that is not as it must be; `entry` is the number of the entry at which it shows, if it shows at one. */
export class Fault extends Error {
  constructor(what, entry) {
    super(what);
    this.entry = entry;
  }

  get verdict() {
    return 'NOT TRUE';
  }

  get sentence() {
    return this.entry === undefined ? this.message : `entry ${this.entry}: ${this.message}`;
  }
}

/** A file that ends too soon: nothing is said of what is there. */
export class Incomplete extends Fault {
  get verdict() {
    return 'INCOMPLETE';
  }
}

export function must(good, what) {
  if (!good) throw new Fault(what);
}

/** What fails of an entry is told with its number. What has another form than is documented is a finding, not a crash. */
export function atEntry(entry, check) {
  try {
    return check();
  } catch (error) {
    if (error instanceof Fault) throw Object.assign(error, { entry: error.entry ?? entry });
    throw new Fault(`it is not of the form that is documented (${error.message})`, entry);
  }
}
