/** Where a browser keeps the unfinished draft; signing out removes it (static/js/sign-out.ts). */
export const DRAFT_KEY = 'create-draft'
