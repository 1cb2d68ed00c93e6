package doctor

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"sync"
	"time"
)

// DoorPath is where a server says to whoever has a token how their request arrived. To everybody else it is an address that leads
// nowhere.
const DoorPath = "/.well-known/pellucid-doctor/"

// Seen is how a request arrived at the server, behind its proxies.
type Seen struct {
	Client       string   `json:"client"`        // address that the server believes to be the client's
	ForwardedFor []string `json:"forwarded_for"` // X-Forwarded-For as it came, one address each
	Proto        string   `json:"proto"`         // X-Forwarded-Proto
	Host         string   `json:"host"`
}

// tokenTime is how long a token is valid, and how far clocks may differ.
const tokenTime = time.Minute

const tokenNonce = 12 // random bytes

// NewToken makes a token that opens the door once. key is the secret of the data folder, which only its owner can read.
func NewToken(key []byte, now time.Time) string {
	payload := make([]byte, 8+tokenNonce)
	binary.BigEndian.PutUint64(payload, uint64(now.Unix()))
	_, _ = rand.Read(payload[8:]) // never fails
	return base64.RawURLEncoding.EncodeToString(append(payload, seal(key, payload)...))
}

func seal(key, payload []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte("pellucid doctor\n"))
	mac.Write(payload)
	return mac.Sum(nil)
}

// Door takes tokens, each once. It is safe for concurrent use.
type Door struct {
	key []byte
	now func() time.Time

	mu   sync.Mutex
	used map[string]time.Time
}

// NewDoor returns a Door for tokens of a key. Without a key it takes none.
func NewDoor(key []byte, now func() time.Time) *Door {
	return &Door{key: key, now: now, used: map[string]time.Time{}}
}

// Take reports whether a token is valid, and spends it.
func (d *Door) Take(token string) bool {
	if d == nil || len(d.key) == 0 {
		return false
	}
	raw, err := base64.RawURLEncoding.DecodeString(token)
	if err != nil || len(raw) != 8+tokenNonce+sha256.Size {
		return false
	}
	payload, mark := raw[:8+tokenNonce], raw[8+tokenNonce:]
	if !hmac.Equal(mark, seal(d.key, payload)) {
		return false
	}
	made, now := time.Unix(int64(binary.BigEndian.Uint64(payload)), 0), d.now()
	if now.Sub(made).Abs() > tokenTime {
		return false
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	for old, at := range d.used { // valid ones alone get here, so there are few
		if now.Sub(at).Abs() > 2*tokenTime {
			delete(d.used, old)
		}
	}
	nonce := string(payload)
	if _, spent := d.used[nonce]; spent {
		return false
	}
	d.used[nonce] = now
	return true
}
