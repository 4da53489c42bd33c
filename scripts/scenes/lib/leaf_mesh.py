"""Thousands of leaves as one mesh of rhombs."""

import bpy
import numpy


def unit(vectors):
    return vectors / numpy.linalg.norm(vectors, axis=1, keepdims=True)


def rhombs(middle, along, across, lifted_tips=0.0, lifted_side=0.0):
    """Corners of leaves from their half axes; what is lifted folds them."""
    corners = [middle - along + lifted_tips, middle + across, middle + along + lifted_tips, middle - across + lifted_side]
    return numpy.stack(corners, axis=1).reshape(-1, 3)


def leaf_mesh(corners, tone, material):
    """`corners` four a leaf; `tone` 0–1 is the attribute that the leaf materials read."""
    count = len(tone)
    data = bpy.data.meshes.new("leaves")
    data.vertices.add(count * 4)
    data.vertices.foreach_set("co", corners.astype(numpy.float32).ravel())
    data.loops.add(count * 4)
    data.loops.foreach_set("vertex_index", numpy.arange(count * 4, dtype=numpy.int32))
    data.polygons.add(count)
    data.polygons.foreach_set("loop_start", numpy.arange(0, count * 4, 4, dtype=numpy.int32))
    data.polygons.foreach_set("loop_total", numpy.full(count, 4, dtype=numpy.int32))
    data.update(calc_edges=True)
    attribute = data.attributes.new("tone", "FLOAT", "FACE")
    attribute.data.foreach_set("value", tone.astype(numpy.float32))
    data.materials.append(material)
    return data
