package neural

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	ort "github.com/yalue/onnxruntime_go"
)

// Serve does what Networks asks of the process that it started, and returns when that is done. A task that fails is answered with
// the reason.
func Serve(in io.Reader, out io.Writer) error {
	var request inferenceRequest
	decoder := gob.NewDecoder(in)
	if err := decoder.Decode(&request); err != nil {
		return fmt.Errorf("read the request: %w", err)
	}
	encoder := gob.NewEncoder(out)
	if err := load(request.Library); err != nil {
		return encoder.Encode(answer{Problem: err.Error()})
	}
	for range request.Tasks {
		var t task
		if err := decoder.Decode(&t); err != nil {
			return fmt.Errorf("read a task: %w", err)
		}
		a, err := infer(t)
		if err != nil {
			return encoder.Encode(answer{Problem: fmt.Sprintf("%s: %v", filepath.Base(t.Model), err)})
		}
		if err := encoder.Encode(a); err != nil {
			return err
		}
	}
	return nil
}

// load opens the library. What is no shared library at all is refused here, in words.
func load(library string) error {
	file, err := os.Open(library)
	if err != nil {
		return err
	}
	var magic [4]byte
	_, err = io.ReadFull(file, magic[:])
	_ = file.Close()
	if elf := [4]byte{0x7f, 'E', 'L', 'F'}; err != nil || magic != elf {
		return fmt.Errorf("%s is no shared library", filepath.Base(library))
	}
	ort.SetSharedLibraryPath(library)
	return ort.InitializeEnvironment(ort.WithLogLevelError())
}

// infer runs one network on one thread. Its session ends with it: opening one takes a tenth of the time of running it.
func infer(t task) (_ answer, err error) {
	input, output, err := namesOf(t.Model)
	if err != nil {
		return answer{}, err
	}
	session, err := open(t.Model, input, output)
	if err != nil {
		return answer{}, err
	}
	defer func() { err = errors.Join(err, session.Destroy()) }()
	in, err := ort.NewTensor(ort.NewShape(1, 3, int64(t.Height), int64(t.Width)), t.Data.numbers())
	if err != nil {
		return answer{}, err
	}
	defer func() { err = errors.Join(err, in.Destroy()) }()
	out := []ort.Value{nil}
	if err := session.Run([]ort.Value{in}, out); err != nil {
		return answer{}, err
	}
	defer func() { err = errors.Join(err, out[0].Destroy()) }()
	return answerOf(out[0])
}

// namesOf are what a network calls its only input and its first output. The session that tells is made as cheaply as can be: one
// with the library's own settings takes five times as long, and starts threads whose memory stays.
func namesOf(model string) (input, output string, err error) {
	options, err := optionsWith(ort.GraphOptimizationLevelDisableAll)
	if err != nil {
		return "", "", err
	}
	defer func() { err = errors.Join(err, options.Destroy()) }()
	inputs, outputs, err := ort.GetInputOutputInfoWithOptions(model, options)
	if err != nil {
		return "", "", err
	}
	if len(inputs) != 1 || len(outputs) == 0 {
		return "", "", fmt.Errorf("it has %d inputs and %d outputs", len(inputs), len(outputs))
	}
	return inputs[0].Name, outputs[0].Name, nil
}

// optionsWith are those of every session: one thread, and nothing is kept for a second run, which never comes.
func optionsWith(optimization ort.GraphOptimizationLevel) (*ort.SessionOptions, error) {
	options, err := ort.NewSessionOptions()
	if err != nil {
		return nil, err
	}
	err = errors.Join(
		options.SetIntraOpNumThreads(1), options.SetInterOpNumThreads(1),
		options.SetCpuMemArena(false), options.SetMemPattern(false),
		options.SetGraphOptimizationLevel(optimization),
	)
	if err != nil {
		return nil, errors.Join(err, options.Destroy())
	}
	return options, nil
}

func open(model, input, output string) (_ *ort.DynamicAdvancedSession, err error) {
	options, err := optionsWith(ort.GraphOptimizationLevelEnableExtended) // all of them: 10% faster for 80 MB more
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, options.Destroy()) }()
	return ort.NewDynamicAdvancedSession(model, []string{input}, []string{output}, options)
}

// answerOf copies the numbers of a tensor of one channel.
func answerOf(v ort.Value) (answer, error) {
	tensor, ok := v.(*ort.Tensor[float32])
	shape := v.GetShape()
	if !ok || len(shape) != 4 || shape[0] != 1 || shape[1] != 1 {
		return answer{}, fmt.Errorf("its output has the shape %v", shape)
	}
	return answer{Width: int(shape[3]), Height: int(shape[2]), Data: levelsOf(tensor.GetData())}, nil
}
