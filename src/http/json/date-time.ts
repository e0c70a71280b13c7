/** A date and time with a zone, as RFC 3339 writes it: ISO 8601 has more forms than a Date reads. */
export const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
