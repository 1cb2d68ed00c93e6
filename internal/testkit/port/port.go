// Package port chooses addresses for servers that a test starts as programs of their own, or that nobody must listen on.
package port

import (
	"fmt"
	"math/rand/v2"
	"net"
	"testing"
)

// Ports are chosen below those that the kernel gives to outgoing connections and to listeners on port 0 (from 32768 on, under gVisor from
// 16000 on): one of these can be taken in the moment between its choice and the start of the server.
const (
	first = 10000
	count = 6000
)

// Free returns an address of this machine on which nobody listens. Until the test ends, no other test of any process gets it.
func Free(t testing.TB) string {
	t.Helper()
	begin := rand.IntN(count)
	for i := range count {
		number := first + (begin+i)%count
		// A socket without a file is a lock that ends with its process, and is seen where the port is seen: in one network namespace.
		lock, err := net.Listen("unix", fmt.Sprintf("@pellucid-test-port-%d", number))
		if err != nil {
			continue
		}
		address := fmt.Sprintf("127.0.0.1:%d", number)
		if probe, err := net.Listen("tcp", address); err == nil {
			_ = probe.Close()
			t.Cleanup(func() { _ = lock.Close() })
			return address
		}
		_ = lock.Close()
	}
	t.Fatalf("no port from %d to %d is free", first, first+count-1)
	return ""
}
