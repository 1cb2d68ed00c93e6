// Small images that come with an island are built into files; importing one gives its address.
declare module '*.webp' {
  const address: string
  export default address
}
