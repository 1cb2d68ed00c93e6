package peer

import (
	"context"
	"net"
	"os"
	"runtime"
	"testing"
)

func TestTheAccountAtTheOtherEndIsKnown(t *testing.T) {
	t.Parallel()
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells")
	}
	for _, at := range []string{"127.0.0.1:0", "[::1]:0", "[::]:0"} {
		listener, err := net.Listen("tcp", at)
		if err != nil {
			t.Logf("%s: %v", at, err) // no IPv6 here
			continue
		}
		client, err := net.Dial("tcp", listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		conn, err := listener.Accept()
		if err != nil {
			t.Fatal(err)
		}
		if uid, known := accountOf(conn); !known || uid != os.Getuid() {
			t.Errorf("%s: %d, %v", at, uid, known)
		}
		if IsService(WithConn(context.Background(), conn)) {
			t.Errorf("%s: we are taken for a proxy", at)
		}
		_, _, _ = client.Close(), conn.Close(), listener.Close()
	}
	if IsService(context.Background()) {
		t.Error("a request without a connection is taken for a proxy's")
	}
}

func TestProxiesRunUnderAccountsOfServices(t *testing.T) {
	t.Parallel()
	for uid, want := range map[int]bool{0: false, 33: true, 101: true, 999: true, 1000: false, 60000: false, 61184: true, 65534: true, 100000: false, 1200000: false} {
		if isService(uid) != want {
			t.Errorf("%d: %v, want %v", uid, !want, want)
		}
	}
}
