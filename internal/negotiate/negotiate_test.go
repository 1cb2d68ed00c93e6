package negotiate_test

import (
	"net/http"
	"testing"

	"pellucid/internal/negotiate"
)

func asking(name string, values ...string) *http.Request {
	return &http.Request{Header: http.Header{name: values}}
}

func TestTheFirstCodingOfOursThatIsAcceptedIsTaken(t *testing.T) {
	for header, want := range map[string]string{
		"": "", "br": "br", "gzip, br": "br", "GZIP;q=0.5": "gzip", "br;q=0, gzip": "gzip", "br; q=0.000": "", "br;q=x": "", "brotli": "", "*": "",
		"gzip;q=1.0, identity; q=0.5, *;q=0": "gzip", " br ;q=0.1 ": "br",
	} {
		if got := negotiate.Encoding(asking("Accept-Encoding", header), "br", "gzip"); got != want {
			t.Errorf("%q takes %q, want %q", header, got, want)
		}
	}
}

func TestATagIsFoundHoweverItIsNamed(t *testing.T) {
	for header, want := range map[string]bool{`"x"`: true, `W/"x"`: true, `"a", "x"`: true, "*": true, `"a"`: false, "": false, "x": false} {
		for _, tag := range []string{`"x"`, `W/"x"`} {
			if got := negotiate.Has(asking("If-None-Match", header), tag); got != want {
				t.Errorf("%q has %s: %v", header, tag, got)
			}
		}
	}
	if !negotiate.Has(asking("If-None-Match", `"a"`, `"x"`), `"x"`) {
		t.Error("the second line of a header is not read")
	}
}
