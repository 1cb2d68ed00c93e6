import { useEffect, useRef } from 'react'
import { Icon } from '../lib/icon'
import type { Asked } from './use-delete'

interface Props {
  picture: Asked
  onKeep: () => void
  onDelete: () => void
}

/** Asks whether an image is to be deleted. The browser keeps the focus inside, and Escape keeps the image. */
export function DeleteDialog({ picture: { prompt, image }, onKeep, onDelete }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="ask" ref={dialog} aria-labelledby="ask-title" aria-describedby="ask-prompt" onClose={onKeep}>
      {image && (
        <img
          className="picture"
          src={image.currentSrc || image.src}
          width={image.naturalWidth}
          height={image.naturalHeight}
          alt=""
        />
      )}
      <div className="ask-words">
        <h2 id="ask-title">Are you sure you want to delete this image? This action cannot be undone.</h2>
        <p id="ask-prompt">{prompt}</p>
        <div className="row">
          <button className="button button-danger" type="button" onClick={onDelete}>
            <Icon name="trash" />
            Delete
          </button>
          <button className="button button-quiet" type="button" onClick={() => dialog.current?.close()}>
            Keep it
          </button>
        </div>
      </div>
    </dialog>
  )
}
