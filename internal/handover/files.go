package handover

import (
	"errors"
	"fmt"
	"net"
	"os"
	"syscall"
)

// asConn takes a file that is one end of a pair of sockets.
func asConn(file *os.File) (*net.UnixConn, error) {
	defer func() { _ = file.Close() }() // FileConn has made another of it
	conn, err := net.FileConn(file)
	if err != nil {
		return nil, err
	}
	unix, ok := conn.(*net.UnixConn)
	if !ok {
		_ = conn.Close()
		return nil, errors.New("not a local socket")
	}
	return unix, nil
}

// send hands over the socket and the lock in a message, not as files of the new process: os/exec would make the socket blocking, for
// this process too, which would then wait in accept for a connection that it must leave to the other.
func send(conn *net.UnixConn, listener syscall.Conn, lock *os.File) error {
	raw, err := listener.SyscallConn()
	if err != nil {
		return err
	}
	var failed error
	err = raw.Control(func(socket uintptr) {
		_, _, failed = conn.WriteMsgUnix([]byte{'\n'}, syscall.UnixRights(int(socket), int(lock.Fd())), nil)
	})
	return errors.Join(err, failed)
}

// receive takes what send has sent.
func receive(conn *net.UnixConn) (net.Listener, *os.File, error) {
	space := make([]byte, syscall.CmsgSpace(2*4))
	_, n, _, _, err := conn.ReadMsgUnix(make([]byte, 1), space)
	if err != nil {
		return nil, nil, err
	}
	messages, err := syscall.ParseSocketControlMessage(space[:n])
	if err != nil || len(messages) != 1 {
		return nil, nil, fmt.Errorf("%d messages: %w", len(messages), err)
	}
	numbers, err := syscall.ParseUnixRights(&messages[0])
	if err != nil || len(numbers) != 2 {
		return nil, nil, fmt.Errorf("%d files: %w", len(numbers), err)
	}
	for _, number := range numbers {
		syscall.CloseOnExec(number)
	}
	socket, lock := os.NewFile(uintptr(numbers[0]), "listener"), os.NewFile(uintptr(numbers[1]), "pellucid.lock")
	defer func() { _ = socket.Close() }() // FileListener makes another of it
	listener, err := net.FileListener(socket)
	return listener, lock, err
}
