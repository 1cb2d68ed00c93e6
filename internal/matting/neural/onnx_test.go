package neural

// constantNetwork is a whole ONNX file of a network that answers the number 0.5 whatever it is shown, in protocol buffers written
// by hand: input [1,3,?,?] of floats, one node Constant, output [1] of floats.
func constantNetwork() []byte {
	number := func(field int, v byte) []byte { return []byte{byte(field << 3), v} }
	part := func(field int, contents ...[]byte) []byte {
		var body []byte
		for _, c := range contents {
			body = append(body, c...)
		}
		return append([]byte{byte(field<<3 | 2), byte(len(body))}, body...)
	}
	text := func(field int, s string) []byte { return part(field, []byte(s)) }
	size := func(v byte) []byte { return part(1, number(1, v)) }
	side := func(name string) []byte { return part(1, text(2, name)) }
	value := func(field int, name string, sides ...[]byte) []byte {
		return part(field, text(1, name), part(2, part(1, number(1, 1), part(2, sides...))))
	}
	half := part(5, number(1, 1), number(2, 1), part(4, []byte{0, 0, 0, 0x3f})) // a tensor of one float
	node := part(1, text(2, "out"), text(4, "Constant"), part(5, text(1, "value"), half, append([]byte{20<<3&0x7f | 0x80, 1}, 4)))
	graph := part(7, node, text(2, "half"), value(11, "in", size(1), size(3), side("h"), side("w")), value(12, "out", size(1)))
	var file []byte
	file = append(file, number(1, 8)...)
	file = append(file, graph...)
	return append(file, part(8, number(2, 13))...)
}
