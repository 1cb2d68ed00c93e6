import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { Image } from '../lib/api'
import { HELP } from '../lib/help'
import { useOnline } from '../lib/online'
import type { Watch } from '../lib/poll'
import { isInSight } from '../lib/sight'
import { showError, showSuccess, Toasts } from '../lib/toast'
import type { FeedEntry, FeedImage, Wanted } from './calls'
import { CreateForm } from './create-form'
import { CreditsBadge } from './credits-badge'
import { type Draft, entrySettings, requestOf, settingsOf, signInAddress } from './draft/draft'
import { draftAddress } from './draft/draft-address'
import { openingDraft } from './draft/opening-draft'
import { useDraft } from './draft/use-draft'
import { useSavedDraft } from './draft/use-saved-draft'
import { Feed } from './feed/feed'
import { placeToReturnTo, returnedImage, useKeptPlace } from './feed/kept-place'
import { useFeed } from './feed/use-feed'
import { announcement, foundGeneration, isCanceled, isRunning } from './generation/generation'
import { useGeneration } from './generation/use-generation'
import { useOpenTask } from './generation/use-open-task'
import { Messages } from './messages'
import { useReading } from './prompt/use-reading'
import type { CreateProps } from './props'
import { usePicture } from './references/use-picture'
import { useReferences } from './references/use-references'
import { EmptyStage } from './results/empty-stage'
import { Making } from './results/making'
import { type Refusal, refusalOf } from './results/refusal'
import { ResultActions } from './results/result-actions'
import { Try } from './results/try'
import { engineFor, priceOf, referenceProblem, referencesOf } from './settings/engines'
import { boundedCount, creditProblem } from './settings/limits'
import { download } from './stage/file'
import { Stage } from './stage/stage'
import { type StageImage, sitePath, stageImageOf } from './stage/stage-image'
import { useOwnStyles } from './styles/use-own-styles'
import { MOCKUP } from './tools/tool'
import { useOpenedEdit } from './tools/use-opened-edit'
import { useAccount } from './use-account'
import { usePromptKey, useShortcut } from './use-shortcut'

const ToolRail = lazy(async () => ({ default: (await import('./tools/rail')).ToolRail }))

const UPLOADING = "Your reference images are still uploading. Generate when they're ready."

/** The create screen: the prompt and its options, the stage with all that was made, and the tools. */
export function Create(props: CreateProps) {
  const { usage, ...account } = useAccount(props)
  const [opening] = useState(() => openingDraft(props))
  const form = useDraft(opening)
  const { draft } = form
  const { engines } = props
  const engine = engineFor(draft.engine, engines)
  const references = useReferences(form, referencesOf(engine))
  const feed = useFeed(props.feed)
  const online = useOnline()
  const live = useReading((engine?.reads_prompts ?? true) ? draft.prompt : '', draft.negativePrompt)
  const styles = useOwnStyles(props.favorite_styles, feed.entries, tellFailure)
  const stage = useRef<HTMLElement>(null)
  const [found] = useState(() => props.task && foundGeneration(props.task))
  const [tool, setTool] = useState('')
  const [back] = useState(placeToReturnTo)
  const [selected, setSelected] = useState(
    () => props.edit?.image_id ?? (found ? '' : returnedImage(back, props.feed.data) || firstImage(props.feed.data)),
  )
  useKeptPlace(back, stage, feed, selected)
  const before = useRef('') // what was on the stage before the latest request
  const { generation, refusal, hold, run, ...task } = useGeneration(found ?? undefined, {
    onAccepted(accepted) {
      account.reserve(accepted)
      references.markSent()
      markSent()
    },
    onRefused(refused) {
      account.refresh() // the reason may be that the credits have changed
      setSelected((current) => current || before.current) // nothing was made: what was on the stage comes back
      if (refused.field === 'prompt') form.complain(refused.message)
      else tellRefusal(refused)
    },
    onNotCanceled: tellRefusal,
    onOver(watch) {
      account.refresh()
      feed.refresh()
      const [first] = watch.images
      if (first && watch.images.length === 1) setSelected((current) => current || first.id)
      if (!isInSight(stage.current)) tellOutcome(watch)
    },
  })
  const busy = isRunning(generation)
  const visit = useMemo(() => ({ username: props.username, address: draftAddress(), running: busy }), [props, busy])
  const markSent = useSavedDraft(draft, visit)
  useOpenTask(busy, task.takeUp)
  useOpenedEdit(props.edit, tellFailure)
  const { picture } = usePicture(selected || generation?.watch.images[0]?.id)
  const image = stageImage(feed.entries, selected, picture)
  const signIn = signInAddress(draft)
  const ideas = (refusal?.field === 'prompt' && live.reading?.refused && live.reading.suggested) || []

  function submit() {
    if (form.hasPrompt()) ask(draft)
  }

  /** Asks for more images like the selected one: of the same settings, or also after its looks. */
  function vary(kind: 'variations' | 'similar') {
    if (!picture) return
    const settings = { ...draft, ...settingsOf(picture, usage), references: [], count: usage.batch_size }
    ask(settings, { id: picture.id, kind })
  }

  function ask(wanted: Draft, of?: Wanted['of']) {
    if (busy || !online) return
    const price = priceOf(engine)
    const problem = creditProblem(price * boundedCount(wanted.count, usage, price), usage)
    const unfit = referenceProblem(wanted.references.length, engine)
    if (problem) refuse(problem, HELP.credits)
    else if (unfit) refuse(unfit, HELP.common)
    else if (references.uploading) refuse(UPLOADING, HELP.waiting)
    else {
      before.current = selected
      setSelected('')
      void run({ request: requestOf(wanted, usage, engine), of })
    }
  }
  useShortcut(submit)
  usePromptKey(form.promptField)

  /** Puts a prompt into the form, ready to be sent. */
  function fill(prompt: string) {
    form.change({ prompt })
    form.promptField.current?.focus()
  }

  /** Shows an image that was saved from an edit. */
  function showSaved(saved: StageImage) {
    feed.refresh()
    setSelected(saved.id)
  }

  function save() {
    if (image) download(image).catch(tellFailure)
  }

  /** Says why nothing was sent: on the page, where it stays, and where it is seen at once. */
  function refuse(message: string, help: string) {
    hold(message, help)
    showError(message, help)
  }

  function reuse(settings: ReturnType<typeof settingsOf>) {
    form.change(settings)
    form.promptField.current?.focus()
    showSuccess('The settings are in the form')
  }

  return (
    <>
      <h1 className="visually-hidden">Create</h1>
      <CreditsBadge usage={usage} />
      <CreateForm
        form={form}
        references={references}
        usage={usage}
        engines={engines}
        engine={engine}
        busy={busy}
        online={online}
        seed={picture?.parameters.seed}
        leaveOutError={refusal?.field === 'negative_prompt' ? refusal.message : ''}
        live={live}
        styles={styles}
        signIn={signIn}
        messages={
          <Messages
            generation={generation}
            refusal={refusal}
            signIn={signIn}
            onLookAgain={task.lookAgain}
            onTryAgain={submit}
          />
        }
        onSubmit={submit}
      />
      <section className="table surface" aria-label="Results" ref={stage}>
        <p className="visually-hidden" role="status">
          {announcement(generation)}
        </p>
        {!online && (
          <p className="offline" role="status">
            You're offline. Your prompt and images are kept. You can generate again when you're back online.
          </p>
        )}
        <div className="stage-frame">
          <Stage
            image={image}
            busy={selected === '' || ideas.length > 0}
            onSaved={showSaved}
            onVariations={() => vary('variations')}
            onMockup={() => setTool(MOCKUP)}
          >
            {ideas.length > 0 ? (
              <Try ideas={ideas} onChoose={fill} />
            ) : generation && (busy || generation.watch.images.length > 0) ? (
              <Making generation={generation} onSelect={setSelected} onCancel={() => void task.cancel()} />
            ) : (
              <EmptyStage onChoose={fill} />
            )}
          </Stage>
        </div>
        {picture && picture.id === selected && (
          <ResultActions image={picture} onReuse={() => reuse(settingsOf(picture, usage))} />
        )}
        <Feed
          feed={feed}
          generation={generation}
          selected={selected}
          onSelect={setSelected}
          onDownload={save}
          onReuse={(entry) => reuse(entrySettings(entry, usage))}
        />
      </section>
      <Suspense fallback={<aside className="rail" aria-label="Tools" />}>
        <ToolRail
          image={image}
          disabled={selected === ''}
          open={tool}
          onOpen={setTool}
          onVariations={vary}
          onEditPrompt={() => picture && reuse(settingsOf(picture, usage))}
        />
      </Suspense>
      <Toasts />
    </>
  )
}

function firstImage(entries: readonly FeedEntry[]): string {
  return entries.find(({ images }) => images.length > 0)?.images[0]?.id ?? ''
}

/** Returns what the stage shows of the selected image: what the feed says of it, or what was fetched. */
function stageImage(entries: readonly FeedEntry[], id: string, picture: Image | undefined): StageImage | null {
  for (const { images, seconds } of entries) {
    const found = images.find((image) => image.id === id)
    if (found) return ofFeed(found, images.length === 1 ? seconds : 0)
  }
  return picture && picture.id === id ? stageImageOf(picture) : null
}

function ofFeed(image: FeedImage, seconds: number): StageImage {
  const { id, file_url, width, height, prompt, alt_text, verdict, has_svg } = image
  return {
    id,
    url: sitePath(file_url),
    width,
    height,
    prompt,
    title: alt_text,
    verdict,
    ...(has_svg && { svgUrl: `/image/${id}/download?format=svg&size=original` }),
    ...(seconds > 0 && { seconds }),
  }
}

const tellFailure = (error: unknown) => tellRefusal(refusalOf(error))

function tellRefusal({ message, help }: Refusal): void {
  showError(message, help)
}

function tellOutcome(watch: Watch): void {
  if (watch.status === 'completed') showSuccess('Your images are ready')
  else if (!isCanceled(watch)) showError(watch.error, HELP.failed)
}
