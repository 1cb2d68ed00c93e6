package generation

import (
	"slices"
	"sync"

	"pellucid/internal/domain"
)

// progress holds how far the running tasks are. It is lost with the process, and so are the tasks' unfinished drawings.
type progress struct {
	mu    sync.Mutex
	tasks map[string][]domain.TaskImage
	waits map[string]*wait
}

// wait is a task that somebody waits for.
type wait struct {
	changed chan struct{} // closed when an image gets to another stage, and replaced
	ended   chan struct{}
	waiters int
}

func newProgress() *progress {
	return &progress{tasks: map[string][]domain.TaskImage{}, waits: map[string]*wait{}}
}

// start begins a task of n pictures, of which some are delivered already. One that was put back and is begun again stands
// where it stood.
func (p *progress) start(taskID string, n int, delivered []int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	images := p.tasks[taskID]
	if images == nil {
		images = make([]domain.TaskImage, n)
		for i := range images {
			images[i].Stage = domain.StageWaiting
		}
	}
	for _, variation := range delivered {
		images[variation] = domain.TaskImage{Stage: domain.StagePassed, Fraction: 1}
	}
	p.tasks[taskID] = images
	p.wake(taskID)
}

// set records the fraction (0–1) that is done of one picture. It never goes back: a picture that is drawn again, because
// the first did not pass, stands still until it has caught up.
func (p *progress) set(taskID string, picture int, fraction float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if images := p.tasks[taskID]; images != nil {
		images[picture].Fraction = max(images[picture].Fraction, min(fraction, 1))
	}
}

// stage records the stage that one picture has got to.
func (p *progress) stage(taskID string, picture int, stage domain.ImageStage) {
	p.mu.Lock()
	defer p.mu.Unlock()
	images := p.tasks[taskID]
	if images == nil || images[picture].Stage == stage {
		return
	}
	images[picture].Stage = stage
	p.wake(taskID)
}

// wake tells those who watch a task that it has changed. The caller holds the lock.
func (p *progress) wake(taskID string) {
	if w := p.waits[taskID]; w != nil {
		close(w.changed)
		w.changed = make(chan struct{})
	}
}

// images returns how each picture of a running task is getting on; nil: the task is not running here.
func (p *progress) images(taskID string) []domain.TaskImage {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.tasks[taskID])
}

// percent returns how much of a task is done, 0–99: the last percent comes with its end.
func percent(images []domain.TaskImage) int {
	if len(images) == 0 {
		return 0
	}
	sum := 0.0
	for _, img := range images {
		sum += img.Fraction
	}
	return min(99, int(100*sum/float64(len(images))))
}

// watch returns a function that gives the channel that closes at the task's next change, one that closes when the task
// ends in this process, and a function to call when nobody looks at it any more.
func (p *progress) watch(taskID string) (next func() <-chan struct{}, ended <-chan struct{}, release func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	w := p.waits[taskID]
	if w == nil {
		w = &wait{changed: make(chan struct{}), ended: make(chan struct{})}
		p.waits[taskID] = w
	}
	w.waiters++
	next = func() <-chan struct{} {
		p.mu.Lock()
		defer p.mu.Unlock()
		return w.changed
	}
	return next, w.ended, func() { p.unwatch(taskID, w) }
}

func (p *progress) unwatch(taskID string, w *wait) {
	p.mu.Lock()
	defer p.mu.Unlock()
	w.waiters--
	if w.waiters == 0 && p.waits[taskID] == w {
		delete(p.waits, taskID)
	}
}

// end forgets a task and wakes those who wait for it.
func (p *progress) end(taskID string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.tasks, taskID)
	if w := p.waits[taskID]; w != nil {
		close(w.ended)
		close(w.changed)
		delete(p.waits, taskID)
	}
}
