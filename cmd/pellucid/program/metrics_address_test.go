package program

import (
	"testing"
)

func TestTheMetricsAddressIsALoopbackOneUnlessAnotherIsSaid(t *testing.T) {
	for given, want := range map[string]string{
		":9464": "127.0.0.1:9464", "9464": "127.0.0.1:9464", "localhost:9464": "localhost:9464", "[::1]:9464": "[::1]:9464", "0.0.0.0:9464": "0.0.0.0:9464",
	} {
		if got, err := metricsAddress(given); err != nil || got != want {
			t.Errorf("%s is %s, %v", given, got, err)
		}
	}
	for _, given := range []string{"metrics", "127.0.0.1", "99999999"} {
		if got, err := metricsAddress(given); err == nil {
			t.Errorf("%s is taken as %s", given, got)
		}
	}
}
