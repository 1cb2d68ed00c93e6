/** How long a file may take to arrive before the browser is left to fetch it, in milliseconds: on the image's own page, and elsewhere. */
const ON_PAGE = 1000
const IN_LIST = 1500

/** The addresses of image files: of an image, and the image that a visitor tried. */
const FILE = /^\/image\/[^/]+\/download$|^\/try\/image\.png$/

/**
 * Makes the download links of images, wherever they are on the page, save the file without leaving it. Clicks with a modifier
 * stay the browser's.
 */
export function saving(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]')
    if (!link || !FILE.test(link.pathname) || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const patience = document.querySelector('[data-inspector]') ? ON_PAGE : IN_LIST
    import('./inspector-download').then(
      (part) => part.saveLink(link, patience),
      () => location.assign(link.href), // without a network even the script does not come
    )
  })
}
