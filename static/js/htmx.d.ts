declare module 'htmx.org/dist/htmx.esm.min.js'
