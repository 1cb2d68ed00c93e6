package secondfactor_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"testing"

	"github.com/fxamacker/cbor/v2"

	"pellucid/internal/secondfactor"
)

const (
	userPresent  = 0x01
	userVerified = 0x04
	hasKey       = 0x40
)

// device is somebody's phone: it makes passkeys and signs with them, as the browser's side of WebAuthn says.
type device struct {
	t      testing.TB
	Origin string
	Count  uint32
	Flags  byte // userPresent and userVerified, unless a test wants less

	key    *ecdsa.PrivateKey
	id     []byte
	handle []byte
}

func newDevice(t testing.TB, origin string) *device {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	id := make([]byte, 16)
	_, _ = rand.Read(id)
	return &device{t: t, Origin: origin, Flags: userPresent | userVerified, key: key, id: id}
}

type options struct {
	Challenge string `json:"challenge"`
	RPID      string `json:"rpId"`
	RP        struct{ ID string }
	User      struct{ ID string }
}

func (d *device) options(c secondfactor.Challenge) (o options) {
	d.t.Helper()
	if err := json.Unmarshal(c.Options, &o); err != nil {
		d.t.Fatal(err)
	}
	return o
}

func (d *device) clientData(kind, challenge string) []byte {
	data, err := json.Marshal(map[string]any{"type": kind, "challenge": challenge, "origin": d.Origin, "crossOrigin": false})
	if err != nil {
		d.t.Fatal(err)
	}
	return data
}

func (d *device) authData(rpID string, flags byte) []byte {
	hash := sha256.Sum256([]byte(rpID))
	data := append(hash[:], flags)
	return binary.BigEndian.AppendUint32(data, d.Count)
}

// Create answers a challenge for a new passkey.
func (d *device) Create(c secondfactor.Challenge) []byte {
	d.t.Helper()
	o := d.options(c)
	var err error
	if d.handle, err = base64.RawURLEncoding.DecodeString(o.User.ID); err != nil {
		d.t.Fatal(err)
	}
	point, err := d.key.PublicKey.Bytes()
	if err != nil {
		d.t.Fatal(err)
	}
	public, err := cbor.Marshal(map[int]any{1: 2, 3: -7, -1: 1, -2: point[1:33], -3: point[33:]})
	if err != nil {
		d.t.Fatal(err)
	}
	auth := d.authData(o.RP.ID, d.Flags|hasKey)
	auth = append(auth, make([]byte, 16)...)
	auth = binary.BigEndian.AppendUint16(auth, uint16(len(d.id)))
	auth = append(append(auth, d.id...), public...)
	object, err := cbor.Marshal(map[string]any{"fmt": "none", "attStmt": map[string]any{}, "authData": auth})
	if err != nil {
		d.t.Fatal(err)
	}
	return d.answer(map[string]any{"clientDataJSON": text(d.clientData("webauthn.create", o.Challenge)), "attestationObject": text(object)})
}

// Sign answers a challenge to sign in.
func (d *device) Sign(c secondfactor.Challenge) []byte {
	d.t.Helper()
	d.Count++
	o := d.options(c)
	client, auth := d.clientData("webauthn.get", o.Challenge), d.authData(o.RPID, d.Flags)
	hash := sha256.Sum256(client)
	digest := sha256.Sum256(append(auth[:len(auth):len(auth)], hash[:]...))
	signature, err := ecdsa.SignASN1(rand.Reader, d.key, digest[:])
	if err != nil {
		d.t.Fatal(err)
	}
	return d.answer(map[string]any{
		"clientDataJSON": text(client), "authenticatorData": text(auth), "signature": text(signature), "userHandle": text(d.handle),
	})
}

func (d *device) answer(response map[string]any) []byte {
	d.t.Helper()
	data, err := json.Marshal(map[string]any{"id": text(d.id), "rawId": text(d.id), "type": "public-key", "clientExtensionResults": map[string]any{}, "response": response})
	if err != nil {
		d.t.Fatal(err)
	}
	return data
}

func text(data []byte) string { return base64.RawURLEncoding.EncodeToString(data) }
