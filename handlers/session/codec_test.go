package session

import (
	"reflect"
	"testing"
	"time"

	"github.com/alexedwards/scs/v2"
)

func TestASessionComesBackAsItWasStored(t *testing.T) {
	deadline := time.Now().UTC()
	for name, encode := range map[string]func(time.Time, map[string]any) ([]byte, error){"now": codec{}.Encode, "by earlier versions": scs.GobCodec{}.Encode} {
		for _, values := range []map[string]any{{}, {keyUser: int64(1) << 60, keyStrong: true, keyFlash: "success\x00“Saved” <b>"}} {
			data, err := encode(deadline, values)
			if err != nil {
				t.Fatal(err)
			}
			until, got, err := codec{}.Decode(data)
			if err != nil || !until.Equal(deadline) || got == nil || len(got)+len(values) > 0 && !reflect.DeepEqual(got, values) {
				t.Errorf("stored %s: %v until %v, %v; want %v", name, got, until, err, values)
			}
		}
	}
}

func TestAValueThatWouldComeBackAsSomethingElseIsRefused(t *testing.T) {
	for _, value := range []any{1, 1.5, []byte("x"), time.Now()} {
		if _, err := (codec{}).Encode(time.Now(), map[string]any{"key": value}); err == nil {
			t.Errorf("a %T is stored", value)
		}
	}
}

func TestADamagedSessionIsAnError(t *testing.T) {
	for _, data := range []string{"", "{", `{"values":{"user":1.5}}`} {
		if _, _, err := (codec{}).Decode([]byte(data)); err == nil {
			t.Errorf("%q is read", data)
		}
	}
}
