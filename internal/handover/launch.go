package handover

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
)

// program is the variable that tells a process to do nothing but start the program in it.
const program = "HANDOVER_PROGRAM"

// pidFile is the file to which such a process writes the number of the one that it has started.
const pidFile = lineFile + 1

// launch starts a program through a process in between, which ends at once, so that the program is a child of the first process of the
// machine: systemd waits for the end of its own children only, and would kill a main process that is not one without waiting.
func launch(path string, line *os.File) (pid int, err error) {
	read, write, err := os.Pipe()
	if err != nil {
		return 0, err
	}
	defer func() { _ = read.Close() }()
	between := exec.Command("/proc/self/exe", os.Args[1:]...)
	between.Args[0] = os.Args[0]
	between.Stdin, between.Stdout, between.Stderr = os.Stdin, os.Stdout, os.Stderr
	between.Env = append(environment(), program+"="+path)
	between.ExtraFiles = []*os.File{line, write}
	err = between.Start()
	_ = write.Close()
	if err != nil {
		return 0, err
	}
	said, readErr := io.ReadAll(read)
	if err := errors.Join(readErr, between.Wait()); err != nil {
		return 0, fmt.Errorf("%s: %w", strings.TrimSpace(string(said)), err)
	}
	return strconv.Atoi(string(said))
}

// Launch is called first of all in a program: in a process that launch has started, it starts the program that is asked for, and ends.
func Launch() {
	path := os.Getenv(program)
	if path == "" {
		return
	}
	syscall.CloseOnExec(pidFile) // the other one reads to its end
	out := os.NewFile(pidFile, "pid")
	process, err := os.StartProcess(path, os.Args, &os.ProcAttr{
		Env:   append(environment(), fmt.Sprintf("%s=%d", variable, lineFile)),
		Files: []*os.File{os.Stdin, os.Stdout, os.Stderr, os.NewFile(lineFile, "handover")},
	})
	if err != nil {
		_, _ = fmt.Fprint(out, err)
		os.Exit(1)
	}
	_, _ = fmt.Fprint(out, process.Pid)
	os.Exit(0)
}
