package port_test

import (
	"net"
	"sync"
	"testing"

	"pellucid/internal/testkit/port"
)

func TestNobodyElseGetsAPortThatIsChosenUntilTheTestEnds(t *testing.T) {
	var (
		mu     sync.Mutex
		chosen = map[string]bool{}
		group  sync.WaitGroup
	)
	for range 8 {
		group.Go(func() {
			for range 100 {
				address := port.Free(t)
				mu.Lock()
				if chosen[address] {
					t.Errorf("%s is chosen twice", address)
				}
				chosen[address] = true
				mu.Unlock()
			}
		})
	}
	group.Wait()
	for address := range chosen {
		listener, err := net.Listen("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		_ = listener.Close()
	}
}
