package neural

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"strings"
	"time"
)

// levels are numbers as both processes, which run on one machine, have them in memory. As a list of floats, gob would make twice
// as many bytes of them, and three times the work.
type levels []byte

func levelsOf(numbers []float32) levels {
	out := make(levels, 0, len(numbers)*numberSize)
	for _, v := range numbers {
		out = binary.NativeEndian.AppendUint32(out, math.Float32bits(v))
	}
	return out
}

func (l levels) numbers() []float32 {
	out := make([]float32, len(l)/numberSize)
	for i := range out {
		out[i] = math.Float32frombits(binary.NativeEndian.Uint32(l[i*numberSize:]))
	}
	return out
}

const numberSize = 4 // bytes

// task is one network and what goes into it: three channels of Width · Height levels.
type task struct {
	Model         string
	Width, Height int
	Data          levels
}

// answer is what came out: one channel. Problem says in words why nothing did.
type answer struct {
	Width, Height int
	Data          levels
	Problem       string
}

// inferenceRequest is what one process does; so many tasks follow it, each read when the one before is done.
type inferenceRequest struct {
	Library string
	Tasks   int
}

// worker starts the processes in which networks run.
type worker struct {
	command []string
	library string
}

const (
	killTime = 2 * time.Second // that a killed process has to end its output
	mostSaid = 400             // bytes of what a failed process printed
)

// run does the tasks in a new process, which gets none of our environment. It is killed when ctx ends.
func (w worker) run(ctx context.Context, tasks []task) ([]answer, error) {
	in, err := requestOf(w.library, tasks)
	if err != nil {
		return nil, err
	}
	var said bytes.Buffer
	cmd := exec.CommandContext(ctx, w.command[0], w.command[1:]...)
	cmd.Env = []string{"GOMAXPROCS=1", "MALLOC_ARENA_MAX=1"} // what one thread frees, the next one takes again
	cmd.Stdin, cmd.Stderr, cmd.WaitDelay = in, &limited{&said}, killTime
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("the process of the networks does not start: %w", err)
	}
	answers, err := answersOf(out, tasks)
	_, _ = io.Copy(io.Discard, out)
	if ended := cmd.Wait(); ended != nil && err != nil {
		first, _, _ := strings.Cut(strings.TrimSpace(said.String()), "\n")
		err = fmt.Errorf("the process of the networks ended (%w): %s", ended, first)
	}
	return answers, err
}

// requestOf is what the process reads.
func requestOf(library string, tasks []task) (*bytes.Buffer, error) {
	const rest = 4096 // bytes of everything but the levels
	size := rest
	for _, t := range tasks {
		size += len(t.Data) + rest
	}
	in := bytes.NewBuffer(make([]byte, 0, size))
	encoder := gob.NewEncoder(in)
	err := encoder.Encode(inferenceRequest{library, len(tasks)})
	for _, t := range tasks {
		err = errors.Join(err, encoder.Encode(t))
	}
	return in, err
}

func answersOf(out io.Reader, tasks []task) ([]answer, error) {
	answers := make([]answer, len(tasks))
	decoder := gob.NewDecoder(out)
	for i := range answers {
		a := &answers[i]
		switch err := decoder.Decode(a); {
		case err != nil:
			return nil, err
		case a.Problem != "":
			return nil, errors.New(a.Problem)
		case a.Width <= 0 || a.Height <= 0 || len(a.Data) != a.Width*a.Height*numberSize:
			return nil, fmt.Errorf("%s answered %d numbers for %d by %d pixels", tasks[i].Model, len(a.Data)/numberSize, a.Width, a.Height)
		}
	}
	return answers, nil
}

// limited keeps the beginning of what is written.
type limited struct{ kept *bytes.Buffer }

func (l *limited) Write(p []byte) (int, error) {
	l.kept.Write(p[:min(len(p), max(0, mostSaid-l.kept.Len()))])
	return len(p), nil
}

// Self is the command that starts this program again with arguments, also when its file has been replaced meanwhile.
func Self(args ...string) []string {
	const self = "/proc/self/exe"
	if _, err := os.Stat(self); err == nil {
		return append([]string{self}, args...)
	}
	path, err := os.Executable()
	if err != nil {
		path = os.Args[0]
	}
	return append([]string{path}, args...)
}
