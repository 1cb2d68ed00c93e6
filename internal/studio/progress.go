package studio

import "sync"

// progress holds how far the running tasks are. It is lost with the process, and so are the tasks' unfinished drawings.
type progress struct {
	mu    sync.Mutex
	tasks map[string][]float64 // what is done of each picture, 0–1
	waits map[string]chan struct{}
}

func newProgress() *progress {
	return &progress{tasks: map[string][]float64{}, waits: map[string]chan struct{}{}}
}

// start begins a task of n pictures, of which some are delivered already.
func (p *progress) start(taskID string, n int, delivered []int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	fractions := make([]float64, n)
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

// ended returns a channel that closes when the task ends in this process.
func (p *progress) ended(taskID string) <-chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	wait := p.waits[taskID]
	if wait == nil {
		wait = make(chan struct{})
		p.waits[taskID] = wait
	}
	return wait
}

// end forgets a task and wakes those who wait for it.
func (p *progress) end(taskID string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.tasks, taskID)
	if wait := p.waits[taskID]; wait != nil {
		close(wait)
		delete(p.waits, taskID)
	}
}
