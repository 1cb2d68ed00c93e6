// The visitor's own background photo. It is kept in this browser's IndexedDB and never sent anywhere.
const store = 'surface'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('pellucid', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Keeps the photo; a browser that keeps nothing (private window) only shows it until the next page. */
export async function savePhoto(photo: Blob): Promise<void> {
  try {
    const db = await open()
    db.transaction(store, 'readwrite').objectStore(store).put(photo, 'photo')
  } catch (cause) {
    console.info("The photo couldn't be saved for the next page.", cause)
  }
}

/** Returns the kept photo, or nothing. */
export async function loadPhoto(): Promise<Blob | undefined> {
  try {
    const db = await open()
    return await new Promise((resolve, reject) => {
      const request = db.transaction(store).objectStore(store).get('photo')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } catch {
    return undefined
  }
}
