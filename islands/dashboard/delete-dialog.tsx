import { useEffect, useRef } from 'react'
import { Icon } from '../lib/icon'
import { truncate } from '../lib/words'
import type { RecentPicture } from './props'

const PROMPT = 80 // characters

interface Props {
  picture: RecentPicture
  onKeep: () => void
  onDelete: () => void
}

/** Asks whether a picture is to be deleted. The browser keeps the focus inside, and Escape keeps the picture. */
export function DeleteDialog({ picture, onKeep, onDelete }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="ask" ref={dialog} aria-labelledby="ask-title" aria-describedby="ask-prompt" onClose={onKeep}>
      <img className="picture" src={picture.thumbnail_url} width={picture.width} height={picture.height} alt="" />
      <div className="ask-words">
        <h2 id="ask-title">Are you sure you want to delete this image? This action cannot be undone.</h2>
        <p id="ask-prompt">{truncate(picture.prompt, PROMPT)}</p>
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
