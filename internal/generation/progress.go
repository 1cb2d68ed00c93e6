package generation

import "sync"

// progress holds how far the running tasks are. It is lost with the process, and so are the tasks' unfinished drawings.
type progress struct {
	mu    sync.Mutex
	tasks map[string][]float64 // what is done of each picture, 0–1
	waits map[string]*wait
}

// wait is a task that somebody waits for.
type wait struct {
	ended   chan struct{}
	waiters int
}

func newProgress() *progress {
	return &progress{tasks: map[string][]float64{}, waits: map[string]*wait{}}
}

// start begins a task of n pictures, of which some are delivered already. One that was put back and is begun again stands
// where it stood.
func (p *progress) start(taskID string, n int, delivered []int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	fractions := p.tasks[taskID]
	if fractions == nil {
		fractions = make([]float64, n)
	}
	for _, variation := range delivered {
		fractions[variation] = 1
	}
	p.tasks[taskID] = fractions
}

// set records the fraction (0–1) that is done of one picture. It never goes back: a picture that is drawn again, because
// the first did not pass, stands still until it has caught up.
func (p *progress) set(taskID string, picture int, fraction float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if fractions := p.tasks[taskID]; fractions != nil {
		fractions[picture] = max(fractions[picture], min(fraction, 1))
	}
}

// percent returns how much of a task is done, 0–99: the last percent comes with its end.
func (p *progress) percent(taskID string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	fractions := p.tasks[taskID]
	if len(fractions) == 0 {
		return 0
	}
	sum := 0.0
	for _, fraction := range fractions {
		sum += fraction
	}
	return min(99, int(100*sum/float64(len(fractions))))
}

// watch returns a channel that closes when the task ends in this process, and a function to call when nobody looks at it
// any more.
func (p *progress) watch(taskID string) (ended <-chan struct{}, release func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	w := p.waits[taskID]
	if w == nil {
		w = &wait{ended: make(chan struct{})}
		p.waits[taskID] = w
	}
	w.waiters++
	return w.ended, func() { p.unwatch(taskID, w) }
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
		delete(p.waits, taskID)
	}
}
